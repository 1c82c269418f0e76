"""A player for the table server in forty lines: sits down at a table by its link and says anything that is legal.

python examples/bot_online.py http://127.0.0.1:8000/t/q7Xd-92mKfR3aTb5eW8Z
"""

import asyncio
import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect


def post(url: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    with urlopen(Request(url, json.dumps(body).encode(), headers, method="POST")) as answer:
        told: dict[str, Any] = json.loads(answer.read())
    return told


async def play(link: str) -> None:
    server, _, table = link.rpartition("/t/")
    token = post(f"{server}/api/tokens", {"name": "Forty Lines"})["token"]
    post(f"{server}/api/tables/{table}/sit", {}, token)
    post(f"{server}/api/tables/{table}/sign", {}, token)
    address = f"{server.replace('http', 'ws', 1)}/ws/{table}"
    ask: dict[str, dict[str, Any]] = {}  # what each of my seats is asked, put together from what changed
    async with connect(address, additional_headers={"authorization": f"Bearer {token}"}) as socket:
        await socket.send('{"say": "hello"}')
        async for text in socket:
            message = json.loads(text)
            if message["say"] == "over":
                return
            for told in message.get("told", []) if message["say"] == "welcome" else [message]:
                if told["say"] == "told" and told.get("ask"):
                    seat, ask[told["seat"]] = told["seat"], ask.get(told["seat"], {}) | told["ask"].get("set", {})
                    choices = ask[seat].get("choices")
                    if seat and choices and not told.get("sealed"):
                        said = random.choice(choices)["action"]["text"]
                        act = {"say": "act", "id": f"q{told['question']} {said}", "seat": seat, "text": said}
                        await socket.send(json.dumps(act | {"question": told["question"]}))


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1]))
