"""`starboard merge`: the results of parts of a simulation, put together."""

from collections.abc import Sequence

import click

from starboard.kernel import StarboardError, find_title
from starboard.terminal import FAILED, SpokenCommand, language_option, read_file, terminal_of


@click.command("merge", cls=SpokenCommand, help="cli-about-merge")
@click.argument("files", metavar="FILE...", nargs=-1, required=True)
@click.option("--save", metavar="FILE", help="cli-help-save")
@click.option("--json", "as_json", is_flag=True, help="cli-help-json")
@language_option()
@click.pass_context
def merge_command(ctx: click.Context, files: Sequence[str], save: str | None, as_json: bool) -> int:
    from starboard import arena
    from starboard.arena.results import LARGEST_FILE
    from starboard.commands.simulate import as_object, complain_of, new_file, show_simulation

    terminal = terminal_of(ctx)
    parts = [(file, arena.read_results(read_file(file, LARGEST_FILE), file)) for file in files]
    results = arena.merged(parts)
    plan, simulation = results.plan, results.simulation()
    if save is not None:
        with new_file(save) as file:
            file.write(arena.write_results(results))
    try:
        title = find_title(plan.title)
        terminal.speech.learn(title)
    except StarboardError:
        # Those who put results together need not have what was played.
        title = None
    if as_json:
        whole = as_object(terminal, simulation)
        del whole["seconds"]
        terminal.json({**whole, "first": results.first, "last": results.last})
    else:
        name = plan.title if title is None else terminal.name_of(title)
        said = terminal.say(
            "cli-merged",
            title=name,
            games=simulation.games,
            decisions=simulation.decisions,
            first=results.first,
            last=results.last,
        )
        show_simulation(terminal, said, plan.bots, simulation)
    complain_of(terminal, simulation)
    return FAILED if simulation.errors else 0
