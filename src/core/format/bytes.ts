const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB']
const STEP = 1_000
const SMALL = 10

/** A size in decimal units: "12 bytes", "4.2 GB", "318 MB". One decimal below ten. */
export function bytesWords(bytes: number): string {
  let size = Math.max(0, bytes)
  let unit = 0
  while (Math.round(size) >= STEP && unit < UNITS.length - 1) {
    size /= STEP
    unit += 1
  }
  const shown = unit > 0 && size < SMALL - 0.05 ? size.toFixed(1) : String(Math.round(size))
  return `${shown} ${UNITS[unit]}`
}
