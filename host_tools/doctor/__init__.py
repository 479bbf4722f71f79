"""What `doctor` finds: figures, what they mean, and what to do."""
