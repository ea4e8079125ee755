"""Being told elsewhere that one is waited for, by a service that the owner of the server has listed."""

from starboard.notices.herald import Herald, Turn
from starboard.notices.receivers import NotListed, Receivers, receivers_of

__all__ = ["Herald", "NotListed", "Receivers", "Turn", "receivers_of"]
