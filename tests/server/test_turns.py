"""A table's turn: handed on in the order it was asked for, and never lost."""

from __future__ import annotations

import asyncio

from kickback.server.turns import Turns


def test_a_free_table_is_had_at_once_and_a_taken_one_in_turn() -> None:
    async def run() -> None:
        turns = Turns()
        order: list[str] = []

        async def wait(name: str) -> None:
            async with turns:
                order.append(name)
                await asyncio.sleep(0)

        def called() -> None:
            order.append("called")
            turns.release()

        turns.call(lambda: order.append("at once"))
        assert order == ["at once"]
        assert turns.locked()
        first = asyncio.create_task(wait("task"))
        await asyncio.sleep(0)
        turns.call(called)
        last = asyncio.create_task(wait("last"))
        await asyncio.sleep(0)
        turns.release()
        await asyncio.gather(first, last)
        assert order == ["at once", "task", "called", "last"]
        assert not turns.locked()

    asyncio.run(run())


def test_whoever_stops_waiting_keeps_nobody_from_the_table() -> None:
    async def run() -> None:
        turns = Turns()

        async def wait() -> None:
            async with turns:
                await asyncio.sleep(0)

        turns.call(lambda: None)
        for turns_handed_over in (False, True):  # cancelled while it waits, and between its turn and its waking up
            gone, patient = asyncio.create_task(wait()), asyncio.create_task(wait())
            await asyncio.sleep(0)
            if turns_handed_over:
                turns.release()
            gone.cancel()
            if not turns_handed_over:
                await asyncio.sleep(0)
                turns.release()
            await asyncio.wait_for(patient, 5)
            assert gone.cancelled()
            assert not turns.locked()
            turns.call(lambda: None)

    asyncio.run(run())
