/** How many parts of the words have come in: what was said before is said again. */
export const heard = $state({ parts: 0 });
