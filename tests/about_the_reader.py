"""What nobody says of the one he speaks to, by language: "you plays", "jij heeft", "door jij", "his"."""

import re
from typing import Final

ABOUT_ANOTHER: Final = {
    "en": re.compile(
        r"\byou (?:is|has|does|was|\w*[^s\W]s)\b|^you [^:]*\band \w*[^s\W]s\b|\b(?:his|himself)\b|\bseat 1\b",
        re.IGNORECASE,
    ),
    "nl": re.compile(
        r"\bjij (?:heeft|is)\b|\b(?:door|van|bij|met|voor|op|tegen|aan) jij\b|\b(?:heeft|wint|zich|zijn|haar) jij\b"
        r"|^jij [^:]*\b(?:zich|zijn|haar|is|heeft)\b|\bstoel 1\b",
        re.IGNORECASE,
    ),
}
