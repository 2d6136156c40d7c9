"""Many episodes stepped together, as numbers: what `troef.env.Batch` runs on (compiled with the rules)."""
