#!/usr/bin/env python3
"""Writes oracle.json: random systems of constraints, and what kiwisolver makes of them.

    pip install kiwisolver==1.5.1
    python3 Tests/ConstraintSolverTests/Oracle/oracle.py

A system is a number of variables, and its constraints in the order of adding: factors, constant, relation to zero, and
strength. Beside it stand the indices of the constraints that were refused, and the variables' values at the end.
"""
import json, pathlib, random

import kiwisolver as kiwi

STRENGTHS = ["required", "strong", "medium", "weak"]
RELATIONS = ["<=", "==", ">="]


def system(random):
    count = random.randint(1, 6)
    constraints = []
    for _ in range(random.randint(1, 3 * count)):
        factors = [0] * count
        for index in random.sample(range(count), random.randint(1, min(count, 3))):
            factors[index] = random.choice([-2, -1, -1, 1, 1, 2])
        constraints.append([
            factors, random.randint(-100, 100), random.choice(RELATIONS),
            random.choices(STRENGTHS, [5, 2, 2, 2])[0]])
    return count, constraints


def solved(count, constraints):
    # A solver that has refused a constraint keeps traces of it: whoever is refused must not have been asked.
    refused = []
    while True:
        index, values = attempt(count, constraints, refused)
        if index is None:
            return refused, values
        refused.append(index)


def attempt(count, constraints, refused):
    solver = kiwi.Solver()
    variables = [kiwi.Variable(f"v{index}") for index in range(count)]
    for index, (factors, constant, relation, strength) in enumerate(constraints):
        if index in refused:
            continue
        expression = sum((f * v for f, v in zip(factors, variables) if f), kiwi.Expression((), 0)) + constant
        constraint = kiwi.Constraint(expression, relation, strength)
        try:
            solver.addConstraint(constraint)
        except kiwi.UnsatisfiableConstraint:
            return index, None
    solver.updateVariables()
    return None, [round(v.value(), 6) for v in variables]


def main():
    generator = random.Random(20)
    systems = []
    for _ in range(1000):
        count, constraints = system(generator)
        refused, values = solved(count, constraints)
        systems.append({"constraints": constraints, "refused": refused, "values": values})
    path = pathlib.Path(__file__).with_name("oracle.json")
    lines = ",\n".join(json.dumps(s, separators=(",", ":")) for s in systems)
    path.write_text(f"[\n{lines}\n]\n")


main()
