"""Mutation testing: one small fault at a time is planted in the rules, and the scenarios and tests must notice it.

`operators` finds the faults that can be planted, `targets` what they are planted in, `reaching` which tests run which
line, `worker` tries one, `trials` all of them, `explained` reads the reasons why some may live, `report` counts.
"""
