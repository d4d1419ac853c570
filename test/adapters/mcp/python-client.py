"""Asks a server over stdio (a command) or HTTP (an address) with the official Python client, and prints what it saw as JSON."""

import asyncio
import json
import sys
import time

from mcp import ClientSession, StdioServerParameters, stdio_client

try:
    from mcp.client.streamable_http import streamable_http_client
except ImportError:  # before version 2
    from mcp.client.streamable_http import streamablehttp_client as streamable_http_client


async def call(session, name, arguments):
    result = await session.call_tool(name, arguments)
    failed = getattr(result, "is_error", getattr(result, "isError", None))
    data = getattr(result, "structured_content", getattr(result, "structuredContent", None))
    return failed, data, " ".join(block.text for block in result.content if block.type == "text")


async def ask(streams, started):
    async with ClientSession(streams[0], streams[1]) as session:
        await session.initialize()
        seen = {"initialized": time.monotonic() - started}
        seen["tools"] = sorted(tool.name for tool in (await session.list_tools()).tools)
        _, found, _ = await call(session, "find_workflow", {"symptom": "no available ip"})
        seen["workflow"] = found["workflow"]["id"]
        seen["start"] = found["start"]["title"]
        handle = found["session"]
        seen["steps"] = []
        for given in [{"set": {"subnet-name": "ovn-default"}}, {"output": "availableIPs: 0"}, {"outcome": "done"}, {"finish": True}]:
            failed, view, text = await call(session, "advance_diagnosis", {"session": handle, **given})
            if failed:
                raise RuntimeError(text)
            seen["steps"].append(view["step"] and view["step"]["id"])
            handle = view["session"] or handle
        seen["state"], seen["end"] = view["state"], text
        seen["refused"] = []
        for name, arguments in [
            ("find_workflow", {}),
            ("find_workflow", {"symptom": 7}),
            ("get_document", {"doc": "subnet-full"}),
            ("get_document", {"document": "no-such"}),
            ("get_step", {"document": "subnet-full", "step": "99"}),
            ("advance_diagnosis", {"session": "nonsense", "outcome": "done"}),
            ("advance_diagnosis", {"session": "nonsense", "outcome": "done", "note": "two"}),
            ("nothing_such", {}),
        ]:
            try:
                failed, _, text = await call(session, name, arguments)
                seen["refused"].append([bool(failed), text])
            except Exception as error:
                seen["refused"].append([True, str(error)])
        resources = await session.list_resources()
        seen["resource"] = resources.resources[0].name if resources.resources else None
        print(json.dumps(seen))


async def main():
    started = time.monotonic()
    if sys.argv[1].startswith("http"):
        async with streamable_http_client(sys.argv[1]) as streams:
            await ask(streams, started)
    else:
        parameters = StdioServerParameters(command=sys.argv[1], args=sys.argv[2:])
        async with stdio_client(parameters) as streams:
            await ask(streams, started)


asyncio.run(main())
