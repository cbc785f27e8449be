import { type Icon, icons } from '@tabler/icons-react'

const BY_NAME: ReadonlyMap<string, Icon> = new Map(Object.entries(icons))

/** An icon of Tabler's set by its name there: `map-pin`. Throws for a name that it does not have. */
export function iconOf(name: string): Icon {
  const inCode = name.replace(/(?:^|-)([a-z\d])/gu, (_, letter: string) => letter.toUpperCase())
  const icon = BY_NAME.get(`Icon${inCode}`)
  if (!icon) throw new Error(`There is no icon "${name}"`)
  return icon
}
