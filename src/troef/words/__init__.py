"""Every word of the faces, Dutch and English: the Fluent files and what reads them."""
