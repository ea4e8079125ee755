"""How much one may ask for in a while. Limits are far above what people need at a table, and far below what would keep
the server from the others."""

from collections import OrderedDict

MOST_REMEMBERED = 10_000
"""Addresses; the one that was quiet longest is forgotten first."""


class Bucket:
    """Holds up to `burst` drops, and `rate` new ones trickle in each second. Each request takes one."""

    __slots__ = ("_burst", "_drops", "_rate", "_seen")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate, self._burst = rate, burst
        self._drops = burst
        self._seen = now

    def take(self, now: float) -> bool:
        """Whether there was still a drop at this time."""
        self._drops = min(self._burst, self._drops + (now - self._seen) * self._rate)
        self._seen = now
        if self._drops < 1:
            return False
        self._drops -= 1
        return True


class Rates:
    """One bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        """Whether this address may ask once more."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._rate, self._burst, now)
            if len(self._buckets) > MOST_REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take(now)
