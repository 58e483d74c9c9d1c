.pragma library

// What the tests look for in a window.

// The first item, from the outside to the inside, that is shown and for which wanted(item) is true;
// null where there is none.
function find(item, wanted) {
    if (!item.visible)
        return null;
    if (wanted(item))
        return item;
    for (let i = 0; i < item.children.length; ++i) {
        const found = find(item.children[i], wanted);
        if (found !== null)
            return found;
    }
    return null;
}

// Every item that is shown, the deepest ones included.
function shownItems(item, found = []) {
    if (!item.visible || item.opacity === 0)
        return found;
    found.push(item);
    for (let i = 0; i < item.children.length; ++i)
        shownItems(item.children[i], found);
    return found;
}
