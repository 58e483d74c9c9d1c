"""What the networks' trainers share: drawn photos, and how other cameras and lights would have them."""
import os
import pathlib

import cv2
import numpy
import torch
from torch import nn

SIDE = 800  # px, of the picture that the networks see


def block(into, out, stride=1, size=3):
    return nn.Sequential(nn.Conv2d(into, out, size, stride, size // 2, bias=False),
                         nn.BatchNorm2d(out), nn.ReLU())


class Photos:
    """Photos and labels, as the network sees them; what was read stays in memory."""

    def __init__(self, folders):
        self.folders = folders
        self.known = set()
        self.pages = []
        self.look()

    def look(self):
        for folder in self.folders:
            found = [pathlib.Path(where) / name
                     for where, _, names in os.walk(folder, followlinks=True) for name in names
                     if self.is_truth(name)]
            for truth in sorted(found):
                if truth not in self.known:
                    self.known.add(truth)
                    self.read(truth)


def shaded(x, rng):
    """In light that is not even, or with a shadow that falls on it."""
    height, width = x.shape[:2]
    if rng.random() < 0.4:
        few = numpy.exp(rng.uniform(0.05, 0.3) * numpy.random.standard_normal((3, 4)))
        x = x * cv2.resize(few, (width, height), interpolation=cv2.INTER_CUBIC)[..., None]
    if rng.random() < 0.25:
        corners = numpy.array([[rng.uniform(-0.3, 1.3) * width, rng.uniform(-0.3, 1.3) * height]
                               for _ in range(rng.choice([3, 4]))], numpy.int32)
        shadow = numpy.ones((height, width), numpy.float32)
        cv2.fillConvexPoly(shadow, cv2.convexHull(corners), rng.uniform(0.4, 0.85))
        x = x * cv2.GaussianBlur(shadow, (0, 0), rng.uniform(1, 25))[..., None]
    return x.astype(numpy.float32)


def recoloured(picture, rng):
    """As another camera or another light would have it."""
    x = shaded(picture.astype(numpy.float32) / 255, rng)
    if rng.random() < 0.5:
        hsv = cv2.cvtColor(x, cv2.COLOR_BGR2HSV)
        hsv[..., 0] = (hsv[..., 0] + rng.uniform(-180, 180) * (rng.random() < 0.5)) % 360
        hsv[..., 1] = numpy.clip(hsv[..., 1] * rng.uniform(0.3, 1.5), 0, 1)
        x = cv2.cvtColor(hsv, cv2.COLOR_HSV2BGR)
    x = numpy.clip(x, 0, 1) ** rng.uniform(0.65, 1.5)
    x = x * rng.uniform(0.6, 1.15) * numpy.array([rng.uniform(0.85, 1.15) for _ in range(3)],
                                                 numpy.float32)
    if rng.random() < 0.3:
        x = cv2.GaussianBlur(x, (0, 0), rng.uniform(0.4, 1.2))
    if rng.random() < 0.4:
        x = x + rng.uniform(0, 0.03) * numpy.random.standard_normal(x.shape).astype(numpy.float32)
    x = (numpy.clip(x, 0, 1) * 255).astype(numpy.uint8)
    if rng.random() < 0.3:
        x = cv2.imdecode(cv2.imencode(".jpg", x, [cv2.IMWRITE_JPEG_QUALITY,
                                                  rng.randint(45, 95)])[1], cv2.IMREAD_COLOR)
    return x


def outlined(shape, cards, moved, grown):
    """How much of each px lies on a card, all of them moved and grown by so many px."""
    mask = numpy.zeros(shape, numpy.uint8)
    for card in cards:
        at = card + moved
        fine = numpy.round(16 * (at + grown * numpy.sign(at - at.mean(0)))).astype(numpy.int32)
        cv2.fillConvexPoly(mask, fine, 255, cv2.LINE_AA, 4)
    return mask.astype(numpy.float32) / 255


def raised(picture, cards, rng):
    """Cards that do not lie flat (thick, bent, on a cloth) in the light of one lamp: each casts a
    shadow, all to one side, and it is darkest where card and table meet."""
    shape = picture.shape[:2]
    mm = numpy.mean([numpy.linalg.norm(card[1] - card[0]) for card in cards]) / 60
    length, towards = rng.uniform(0.4, 2.5) * mm, rng.uniform(0, 2 * numpy.pi)
    away = length * numpy.array([numpy.cos(towards), numpy.sin(towards)], numpy.float32)
    shadow = numpy.zeros(shape, numpy.float32)
    for part in (0.25, 0.5, 0.75, 1):  # what lies between the card and its moved outline too
        shadow = numpy.maximum(shadow, outlined(shape, cards, part * away, 0))
    shadow = cv2.GaussianBlur(shadow, (0, 0), max(0.3, rng.uniform(0.1, 0.5) * length))
    light = 1 - rng.uniform(0.25, 0.8) * shadow
    if rng.random() < 0.25:
        near = cv2.GaussianBlur(outlined(shape, cards, 0, 0.4 * mm), (0, 0),
                                rng.uniform(0.3, 1.0) * mm)
        light = light * (1 - rng.uniform(0.05, 0.2) * near)
    light = numpy.maximum(light, outlined(shape, cards, 0, 0))
    return numpy.clip(picture * light[..., None], 0, 255).astype(numpy.uint8)


def tensor(picture):
    return torch.from_numpy(numpy.ascontiguousarray(picture.transpose(2, 0, 1))).float()


def start_from(network, path, inputs):
    """Goes on from shipped weights: an ONNX file knows each convolution with what the batch norm
    behind it does folded in, so that the norms are told anew from some inputs."""
    import onnx
    from onnx import numpy_helper

    graph = onnx.load(path).graph
    numbers = {each.name: torch.from_numpy(numpy_helper.to_array(each).copy())
               for each in graph.initializer}
    known = [[numbers[name] for name in node.input[1:]] for node in graph.node
             if node.op_type == "Conv"]
    norms = {layer[0]: layer[1] for layer in network.modules()
             if isinstance(layer, nn.Sequential) and isinstance(layer[0], nn.Conv2d)}
    order = []
    hooks = [layer.register_forward_hook(lambda layer, *_: order.append(layer))
             for layer in network.modules() if isinstance(layer, nn.Conv2d)]
    network.eval()
    with torch.no_grad():
        network(inputs[:1])
    for hook in hooks:
        hook.remove()
    if [layer.weight.shape for layer in order] != [weight.shape for weight, _ in known]:
        raise ValueError(f"{path} holds another network")
    seen = {}
    hooks = []
    for layer, (weight, bias) in zip(order, known):
        layer.weight.data.copy_(weight)
        norm = norms.get(layer)
        if norm is None:
            layer.bias.data.copy_(bias)
            continue
        norm.weight.data.fill_((1 + norm.eps) ** 0.5)
        norm.bias.data.copy_(bias)
        norm.running_mean.zero_()
        norm.running_var.fill_(1)
        hooks.append(norm.register_forward_hook(
            lambda norm, given, _: seen.update({norm: given[0].detach()})))
    with torch.no_grad():
        network(inputs)
    for hook in hooks:
        hook.remove()
    for norm, x in seen.items():
        mean = x.mean((0, 2, 3))
        norm.running_mean.copy_(mean)
        norm.running_var.copy_(x.var((0, 2, 3)))
        norm.weight.data.copy_((norm.running_var + norm.eps).sqrt())
        norm.bias.data.add_(mean)
    network.train()
