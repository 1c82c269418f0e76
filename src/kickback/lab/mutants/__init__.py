"""Mutation testing: one small fault at a time is planted in the rules, and the scenarios and tests must notice it.

`source` finds the faults that can be planted (`operators`), `targets` what they are planted in, `reaching` which checks
run which line, `worker` tries one, `trials` all of them, `explained` reads why some may live, `report` counts.
"""
