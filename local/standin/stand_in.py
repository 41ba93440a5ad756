"""Runs MiniStack with three corrections that enforced policies need.

Plain HTTP counts as TLS, which bucket policies require. A `Ref` to a secret is its ARN, as on AWS and
as roles name it, and not its name. Sessions of roles are registered one after the other: MiniStack walks
through all of them to add one, so functions that started at once failed with "dictionary changed size
during iteration". It ends when its standard input closes.
"""

import os
import signal
import sys
import threading

from ministack import app
from ministack.services import sts
from ministack.services.cloudformation import provisioners

pin_request_origin = app.pin_request_origin
app.pin_request_origin = lambda address, _secure: pin_request_origin(address, True)

secrets = provisioners._RESOURCE_HANDLERS["AWS::SecretsManager::Secret"]
create_secret = secrets["create"]


def create(*args):
    _name, attributes = create_secret(*args)
    return attributes["Arn"], attributes


register_session = sts.register_session
registering = threading.Lock()


def register_alone(*args):
    with registering:
        register_session(*args)


def end_with_parent():
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


secrets["create"] = create
sts.register_session = register_alone
threading.Thread(target=end_with_parent, daemon=True).start()
app.main()
