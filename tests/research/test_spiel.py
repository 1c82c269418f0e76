"""OpenSpiel's own tests, unmodified, on every game, and its exact methods on the miniatures."""

from __future__ import annotations

import pickle
from typing import Any

import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability

from kickback.engine.bans import Refused
from kickback.engine.seats import EYE
from kickback.games import NAMES
from kickback.research.spiel import SpielState, read, register, short_name, spelled

FULL = [short_name(name) for name in NAMES]
MINIS = [f"{short_name(name)}_mini" for name in NAMES]
OPTION_SETS = [
    "kickback_scapegoat(seats=3,options=reshuffle:every-round;demotion-face:down;first-start:random;round-limit:4)",
    "kickback_scapegoat(seats=6,options=audit-size:2;closer-draws:off;round-limit:2)",
    "kickback_embezzlement(seats=2,options=vault:on;silence:on;one-two-punch:on)",
    "kickback_embezzlement(seats=2,options=answer-me:on;read-only:on;workload:custom;custom-counts:3%2C2%2C2%2C2%2C2%2C3)",
    "kickback_embezzlement(seats=3,options=deterministic:on;planned-financing:on)",
    "kickback_wallet(seats=2,options=wallet-access:ordered;rounds:1)",
    "kickback_wallet(seats=5,options=last-minute-order:race;search-declinable:on;rounds:1)",
    "kickback_pecunia_olet(seats=2,options=sale-log:cash;first-player:host;tie:rematch)",
    "kickback_pecunia_olet(seats=4,options=money:open;bank:box;print-quality:choose)",
    "kickback_corporate_espionage(seats=3,options=max-rounds:2;bankruptcy-dance:on;first-player:duel;manual-cut:on)",
]
SHORT = {"kickback_corporate_espionage": "kickback_corporate_espionage(seats=3,options=max-rounds:3)"}


@pytest.mark.no_cover
@pytest.mark.parametrize("name", [SHORT.get(name, name) for name in FULL] + OPTION_SETS + MINIS)
def test_openspiel_plays_at_random(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def few_deals(name: str) -> str:
    """With few deals, most of the sampled states are decisions."""
    seats = ",seats=2" if name == "kickback_corporate_espionage" else ""
    return f"{name}(deals=3{seats})"


def run(case: type[Any], game: Any, name: str) -> None:
    """Runs a test case class of OpenSpiel on one of our games, every test of it."""
    chosen: Any = type(case.__name__, (case,), {"game": game, "game_name": name})
    suite = api_test.unittest.defaultTestLoader.loadTestsFromTestCase(chosen)
    assert suite.countTestCases() > 3
    result = suite.run(api_test.unittest.TestResult())
    problems = [text for _, text in result.errors + result.failures]
    assert not problems, "\n".join(problems)
    assert not result.skipped


@pytest.mark.no_cover
@pytest.mark.parametrize("name", [few_deals(name) for name in FULL] + FULL)
def test_the_api_holds_on_a_part_of_the_tree(name: str) -> None:
    run(api_test.EnforceAPIOnPartialTreeBase, pyspiel.load_game(name), name)


# Nodes of the whole tree: chance, decisions, ends; then the information states.
TREES = {
    "kickback_scapegoat_mini": ((1, 1230, 1344), 616),
    "kickback_embezzlement_mini": ((1, 814, 400), 433),
    "kickback_wallet_mini": ((1, 190, 121), 164),
    "kickback_pecunia_olet_mini": ((1, 490, 3096), 443),
    "kickback_corporate_espionage_mini": ((1, 510, 96), 255),
}


@pytest.mark.no_cover
@pytest.mark.parametrize("name", MINIS)
def test_the_api_and_perfect_recall_hold_on_the_whole_tree_of_a_miniature(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """OpenSpiel keeps the sizes of the trees it tests in two tables; ours are entered for the time being."""
    nodes, states = TREES[name]
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, name, nodes)
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, name, states)
    run(api_test.EnforceAPIOnFullTreeBase, pyspiel.load_game(name), name)


@pytest.mark.no_cover
@pytest.mark.parametrize("name", MINIS)
def test_miniatures_are_solved_by_counterfactual_regret(name: str) -> None:
    """Exploitability by OpenSpiel's own code: far below that of random play after a few rounds of CFR+."""
    game = pyspiel.load_game(name)
    at_random: Any = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(10):
        solver.evaluate_and_update_policy()
    solved: Any = exploitability.nash_conv(game, solver.average_policy())
    assert at_random > 0.3
    assert 0 <= solved < at_random / 10


@pytest.mark.no_cover
def test_a_two_player_miniature_is_solved_to_the_third_digit() -> None:
    game = pyspiel.load_game("kickback_wallet_mini")
    solver = cfr.CFRPlusSolver(game)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(game, solver.average_policy()) < 0.0005


def walk(state: Any, steps: int) -> Any:
    """So many choices, always one from the middle."""
    for _ in range(steps):
        legal = state.legal_actions()
        state.apply_action(legal[len(legal) // 2])
    return state


@pytest.mark.parametrize("name", FULL)
def test_clones_and_pickles_are_the_same_game_and_go_their_own_way(name: str) -> None:
    state = walk(pyspiel.load_game(name).new_initial_state(), 25)
    whole = [state.play.table.view(EYE).plain(), state.play.story(0)]
    for twin in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert [twin.play.table.view(EYE).plain(), twin.play.story(0)] == whole
        walk(twin, 5)
        assert [state.play.table.view(EYE).plain(), state.play.story(0)] == whole
        assert twin.play.table.view(EYE).plain() != whole[0]


def test_miniatures_share_what_they_remember_and_still_pickle() -> None:
    game = pyspiel.load_game("kickback_wallet_mini")
    state = walk(game.new_initial_state(), 3)
    assert state.clone().play is state.play
    again = pickle.loads(pickle.dumps(state))
    assert again.play is not state.play
    assert again.information_state_string(0) == state.information_state_string(0)


def test_chance_is_the_deal_and_who_was_first_in_a_race() -> None:
    """Everybody who can plays a card in every window, so the lot must decide."""
    state = pyspiel.load_game("kickback_embezzlement").new_initial_state()
    kinds: list[str] = []
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(share for _, share in outcomes) == pytest.approx(1)
            assert len({share for _, share in outcomes}) == 1
            kinds.append(state.action_to_string(outcomes[0][0]).split()[0])
            if state.play is not None:
                assert [seat for seat, _ in outcomes] == state.play.racing
                assert len(outcomes) > 1
                assert all(state.play.sealed[seat].text != "pass" for seat in state.play.racing)
        state.apply_action(state.legal_actions()[-1])
    assert kinds[:5] == ["deal"] * 4 + ["first"]


def test_four_nodes_are_the_seed() -> None:
    game = pyspiel.load_game("kickback_scapegoat")
    hands = set()
    for seed in ((0, 0, 0, 0), (0, 0, 0, 1), (1, 0, 0, 0), (0, 0, 0, 0)):
        state = game.new_initial_state()
        for part in seed:
            assert state.is_chance_node()
            state.apply_action(part)
        hands.add(state.information_state_string(0))
    assert len(hands) == 3


def test_another_seed_is_another_set_of_deals() -> None:
    stories: list[list[str]] = []
    for seed in (0, 1):
        game = pyspiel.load_game(f"kickback_scapegoat(deals=2,seed={seed})")
        root = game.new_initial_state()
        assert [outcome for outcome, _ in root.chance_outcomes()] == [0, 1]
        stories.append([root.child(deal).information_state_string(0) for deal in (0, 1)])
    assert len({*stories[0], *stories[1]}) == 4
    with pytest.raises(ValueError, match="number of outcomes"):
        pyspiel.load_game("kickback_scapegoat(deals=-1)")


def test_options_survive_the_name_of_a_game() -> None:
    options = {"decks": "VIP,MAG", "max-rounds": "5"}
    assert read(spelled(options)) == options
    game = pyspiel.load_game("kickback_corporate_espionage", {"seats": 2, "options": "decks:VIP,MAG;max-rounds:5"})
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert again.num_players() == 2
    state = walk(again.new_initial_state(), 4)
    assert [state.play.table.view(0).plain()[seat]["company"] for seat in "AB"] == ["VIP", "MAG"]


def test_impossible_tables_are_refused_with_their_clause() -> None:
    with pytest.raises(Refused, match="SCG-SETUP-1"):
        pyspiel.load_game("kickback_scapegoat(seats=7)")
    with pytest.raises(Refused, match="SCG-OPT-4"):
        pyspiel.load_game("kickback_scapegoat(options=colour:red)")


def test_observers_tell_public_and_private_apart() -> None:
    game = pyspiel.load_game("kickback_scapegoat(deals=1,options=first-start:seat-a)")
    state = walk(game.new_initial_state(), 2)
    kind = pyspiel.IIGObservationType
    nobody = pyspiel.PrivateInfoType.NONE
    public = game.make_py_observer(kind(public_info=True, perfect_recall=False, private_info=nobody))
    private = game.make_py_observer(kind(public_info=False, perfect_recall=False))
    card = state.play.table.view(1).plain()["B"]["hand"][0]
    assert card not in public.string_from(state, 1)
    assert card in private.string_from(state, 1)
    assert card not in private.string_from(state, 0)
    assert public.string_from(state, 0) == public.string_from(state, 1)
    everybody = game.make_py_observer(kind(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS))
    assert card in everybody.string_from(state, 0)
    with pytest.raises(ValueError, match="no numbers"):
        public.set_from(state, 0)
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"colour": 1})


def test_registering_twice_changes_nothing() -> None:
    before = pyspiel.registered_names()
    register()
    assert pyspiel.registered_names() == before
    assert set(FULL + MINIS) <= set(before)


def test_actions_bear_their_notation() -> None:
    state: SpielState = walk(pyspiel.load_game("kickback_scapegoat").new_initial_state(), 4)
    texts = [state.action_to_string(action) for action in state.legal_actions()]
    assert texts == [state.play.offered[action].text for action in state.legal_actions()] if state.play else False
    assert all(text.startswith("show ") for text in texts)
    assert state.action_to_string(state.current_player(), 259) == "#259"
