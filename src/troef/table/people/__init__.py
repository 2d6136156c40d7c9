"""What people at a table do beside playing: who they are, where they sit, what they agree on, who watches."""
