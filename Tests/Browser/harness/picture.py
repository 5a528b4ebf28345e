"""Pictures as arrays of channels, and how much two of them differ."""

import io

import numpy
from PIL import Image


def decode(png):
    """A picture's red, green and blue, 0 to 255, as rows of pixels; what is transparent shows white."""
    image = Image.open(io.BytesIO(png))
    if image.has_transparency_data:
        ground = Image.new("RGBA", image.size, "white")
        ground.alpha_composite(image.convert("RGBA"))
        image = ground
    return numpy.asarray(image.convert("RGB")).astype(numpy.float64)


def reduced(pixels, factor):
    """Every `factor` by `factor` pixels become their mean: what drawing at the smaller size would cover."""
    height, width = (side // factor * factor for side in pixels.shape[:2])
    blocks = pixels[:height, :width].reshape(height // factor, factor, width // factor, factor, 3)
    return blocks.mean(axis=(1, 3))


def inset(pixels, distance):
    return pixels[distance:-distance, distance:-distance]


def difference(one, other):
    """The mean difference of a channel, 0 to 255."""
    if one.shape != other.shape:
        return 255.0
    return float(numpy.abs(one - other).mean())


def range_of(pixels):
    """How far the darkest and the lightest pixels are apart: 0 for a picture of nothing."""
    return float(pixels.max() - pixels.min())


def side_by_side(path, *pictures):
    """Writes pictures beside each other, and the difference of the first two, for somebody to look at."""
    gap = numpy.abs(pictures[0] - pictures[1]) if pictures[0].shape == pictures[1].shape else None
    shown = [*pictures] + ([255 - numpy.minimum(gap * 4, 255)] if gap is not None else [])
    height = max(picture.shape[0] for picture in shown)
    sheet = numpy.full((height, sum(picture.shape[1] + 8 for picture in shown), 3), 128.0)
    left = 0
    for picture in shown:
        sheet[: picture.shape[0], left : left + picture.shape[1]] = picture
        left += picture.shape[1] + 8
    path.parent.mkdir(parents=True, exist_ok=True)
    Image.fromarray(sheet.astype(numpy.uint8)).save(path, compress_level=1)
