/** Works something out once per object, and remembers it for as long as that object lives. */
export function oncePerObject<K extends object, V>(make: (key: K) => V): (key: K) => V {
  return remembering(new WeakMap<K, V>(), make)
}

/** Works something out once per text, and remembers it for as long as the function made lives: keep that to one look at a site. */
export function oncePerText<V>(make: (text: string) => V): (text: string) => V {
  return remembering(new Map<string, V>(), make)
}

interface Memory<K, V> {
  get(key: K): V | undefined
  set(key: K, value: V): unknown
}

function remembering<K, V>(memory: Memory<K, V>, make: (key: K) => V): (key: K) => V {
  return (key) => {
    const known = memory.get(key)
    if (known !== undefined) return known
    const made = make(key)
    memory.set(key, made)
    return made
  }
}
