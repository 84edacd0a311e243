"""The games as people who study them want them: tables that print as boards, choices with their words, pictures."""
