"""What trick games share: orderings, following duties, the play of tricks, roem, deal patterns."""
