/// <reference lib="dom" />

/**
 * What a node has by this name itself. Read from a form it may be a field of that name, which a form gives before its own (HTML standard, 4.10.3:
 * legacy override built-ins), in every world of the page. A method is called with `call`. `evaluateIsolated` loads this for each function.
 */
export function own<T extends Node, K extends keyof T & string>(node: T, name: K): T[K] {
  if (!(node instanceof HTMLFormElement)) return node[name]
  return Reflect.get(HTMLFormElement.prototype, name, node)
}
