"""OpenStack Swift in one process, with its S3 middleware, for tests: proxy, account, container and object server.

Called with a folder of its own, an access key such as test:tester, its secret, and the port of S3, 0 for a free one. Prints the
port once it listens, and ends with its standard input. Started again on the same folder, it has what it had. It runs on Debian's Python, which has Swift's packages.
"""

import os
import sys

import eventlet

eventlet.monkey_patch()

from eventlet import wsgi
from eventlet.hubs import trampoline
from swift.common.ring import RingBuilder
from swift.common.utils import set_swift_dir
from swift.common.wsgi import loadapp

KINDS = ("account", "container", "object")
PROXY = """
[DEFAULT]
swift_dir = {folder}
[pipeline:main]
pipeline = catch_errors gatekeeper listing_formats s3api tempauth copy proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
[filter:tempauth]
use = egg:swift#tempauth
user_{user} = {secret} .admin
[filter:copy]
use = egg:swift#copy
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
"""
STORAGE = """
[DEFAULT]
swift_dir = {folder}
devices = {folder}/devices
mount_check = false
[pipeline:main]
pipeline = {kind}-server
[app:{kind}-server]
use = egg:swift#{kind}
"""
COMMON = """
[swift-hash]
swift_hash_path_suffix = tests
[storage-policy:0]
name = one
default = yes
"""


class Cache:
    """What Swift wants of memcached, in this process."""

    def __init__(self):
        self.values = {}

    def get(self, key, **_):
        return self.values.get(key)

    def set(self, key, value, **_):
        self.values[key] = value

    def delete(self, key, **_):
        self.values.pop(key, None)


def with_cache(app):
    cache = Cache()

    def answer(env, start_response):
        env["swift.cache"] = cache
        return app(env, start_response)

    return answer


def write(name, text):
    path = os.path.join(folder, name)
    with open(path, "w") as file:
        file.write(text)
    return path


def listen(port=0):
    """A listener on a port of this machine alone, by default a free one, with the port."""
    listener = eventlet.listen(("127.0.0.1", port))
    return listener, listener.getsockname()[1]


def serve(listener, configuration):
    eventlet.spawn(wsgi.server, listener, with_cache(loadapp(configuration)), log_output=False)


def serve_storage(kind):
    listener, port = listen()
    ring = RingBuilder(part_power=2, replicas=1, min_part_hours=1)
    ring.add_dev({"region": 1, "zone": 1, "ip": "127.0.0.1", "port": port, "device": "disk", "weight": 1})
    ring.rebalance()
    ring.get_ring().save(os.path.join(folder, kind + ".ring.gz"))
    serve(listener, write(kind + ".conf", STORAGE.format(folder=folder, kind=kind)))


folder, access_key, secret, s3_port = sys.argv[1:5]
os.makedirs(os.path.join(folder, "devices", "disk"), exist_ok=True)
write("swift.conf", COMMON)
set_swift_dir(folder)
for kind in KINDS:
    serve_storage(kind)
listener, port = listen(int(s3_port))
user = access_key.replace(":", "_")
serve(listener, write("proxy.conf", PROXY.format(folder=folder, user=user, secret=secret)))
print(port, flush=True)
# A plain read would hold the servers up.
trampoline(sys.stdin.fileno(), read=True)
