/** Computes something once per object, and keeps it as long as the object exists. */
export function oncePerObject<K extends object, V>(make: (key: K) => V): (key: K) => V {
  return remembering(new WeakMap<K, V>(), make)
}

/** Computes something once per text, and keeps it as long as the returned function exists: use one function per scan. */
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
