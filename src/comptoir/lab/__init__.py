"""The laboratory: bots play bots, rules are compared with rules, and figures come with their doubt."""
