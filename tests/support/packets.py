"""Prints a line for each packet on any interface of this machine that goes to a port, or asks for a name, of the test.

usage: packets.py <port> <name>   (AF_PACKET, packet(7): needs CAP_NET_RAW)
"""

import socket
import struct
import sys

TCP, UDP = 6, 17
port, name = int(sys.argv[1]), sys.argv[2].encode()
every_protocol = socket.htons(3)
# Bytes from the network layer on, whatever the link is.
link = socket.socket(socket.AF_PACKET, socket.SOCK_DGRAM, every_protocol)
print("listening", flush=True)
while True:
    data, (interface, _, kind, *_) = link.recvfrom(65535)
    # Loopback shows each packet twice: going out, and coming in.
    if kind == socket.PACKET_OUTGOING and interface == "lo" or len(data) < 20:
        continue
    if data[0] >> 4 == 4:
        protocol, rest = data[9], data[(data[0] & 15) * 4 :]
        to = socket.inet_ntop(socket.AF_INET, data[16:20])
    elif data[0] >> 4 == 6 and len(data) >= 40:
        protocol, rest = data[6], data[40:]
        to = socket.inet_ntop(socket.AF_INET6, data[24:40])
    else:
        continue
    if protocol not in (TCP, UDP) or len(rest) < 8:
        continue
    source, target = struct.unpack("!HH", rest[:4])
    # DNS tells a name label by label, and ours is one label. To the proxy, over TCP, it may be said.
    if target == port or (name in rest and (protocol == UDP or target == 53)):
        print("udp" if protocol == UDP else "tcp", to, target, source, rest[8:40].hex(), flush=True)
