"""How much one may ask for in a while."""

from starboard.web import rates
from starboard.web.guard import address_of
from starboard.web.rates import Bucket, Rates


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    bucket = Bucket(rate=2, burst=5, now=100)
    assert [bucket.take(100) for _ in range(6)] == [True] * 5 + [False]
    assert [bucket.take(100.6) for _ in range(2)] == [True, False]
    assert sum(bucket.take(101 + step / 100) for step in range(1000)) in {20, 21}


def test_a_bucket_holds_no_more_than_its_burst() -> None:
    bucket = Bucket(rate=2, burst=5, now=0)
    assert [bucket.take(10_000) for _ in range(6)] == [True] * 5 + [False]


def test_each_address_has_a_bucket_of_its_own() -> None:
    limit = Rates(rate=1, burst=1)
    assert [limit.take("a", 0), limit.take("a", 0), limit.take("b", 0)] == [True, False, True]


def test_no_crowd_of_addresses_fills_the_memory() -> None:
    limit = Rates(rate=0, burst=1)
    assert limit.take("first", 0)
    for number in range(rates.MOST_REMEMBERED + 10):
        limit.take(f"address {number}", 0)
        if number == 5:
            # An address that asks again is not the one to forget.
            assert not limit.take("first", 0)
    assert len(limit._buckets) == rates.MOST_REMEMBERED
    assert not limit.take(f"address {number}", 0)
    assert limit.take("first", 0)


def test_a_household_with_many_addresses_counts_as_one() -> None:
    one, two = ({"client": (f"2001:db8:1:2::{end}", 1)} for end in ("7", "8"))
    assert address_of(one) == address_of(two) == "2001:db8:1:2::/64"
    assert address_of({"client": ("192.0.2.7", 1)}) == "192.0.2.7"
    assert address_of({"client": ("::ffff:192.0.2.7", 1)}) == "::ffff:192.0.2.7"
    assert address_of({"client": None}) == "-"
    assert address_of({"client": ("testclient", 1)}) == "testclient"
