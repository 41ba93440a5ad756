"""Runs MiniStack with two corrections that enforced policies need.

Plain HTTP counts as TLS, which bucket policies require. A `Ref` to a secret is its ARN, as on AWS and
as roles name it, and not its name. It ends when its standard input closes.
"""

import os
import signal
import sys
import threading

from ministack import app
from ministack.services.cloudformation import provisioners

pin_request_origin = app.pin_request_origin
app.pin_request_origin = lambda address, _secure: pin_request_origin(address, True)

secrets = provisioners._RESOURCE_HANDLERS["AWS::SecretsManager::Secret"]
create_secret = secrets["create"]


def create(*args):
    _name, attributes = create_secret(*args)
    return attributes["Arn"], attributes


def end_with_parent():
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


secrets["create"] = create
threading.Thread(target=end_with_parent, daemon=True).start()
app.main()
