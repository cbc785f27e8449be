import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { z } from 'zod'
import { libraryOfAddress } from '#gather/scripts/libraries.ts'
import { suiteAt, suiteText } from '#support/suite.ts'

// The cases of retire.js (`repository/testcases.json`), where FETTLE_RETIRE_SUITE gives their path: addresses of libraries on the hosts
// that serve them, and which library and version each is.

const SUITE = suiteAt('FETTLE_RETIRE_SUITE')

const served = z.object({
  versions: z.array(z.string()),
  subversions: z.array(z.string()).default(['']),
  contentOnly: z.boolean().default(false),
})
const suite = z.record(z.string(), z.record(z.string(), served))

describe('the cases of retire.js', { skip: SUITE.skip }, () => {
  it('tell library and version by their address', async () => {
    const others: string[] = []
    for (const { name, version, url, isInFileOnly } of await allCases()) {
      const found = libraryOfAddress(url)
      if (found === null ? isInFileOnly : found.name === name && found.version === version) continue
      others.push(`${url}: ${found ? `${found.name} ${found.version}` : 'nothing'}, not ${name} ${version}`)
    }
    assert.equal(others.join('\n'), '')
  })
})

interface Case {
  name: string
  version: string
  url: string
  /** Its address holds no version: the suite fetches the file and looks inside. */
  isInFileOnly: boolean
}

/** Each library at each of its addresses, once for each version and each form of the file. */
async function allCases(): Promise<Case[]> {
  const libraries = suite.parse(JSON.parse(await suiteText(SUITE)))
  return Object.entries(libraries).flatMap(([name, addresses]) =>
    Object.entries(addresses).flatMap(([address, { versions, subversions, contentOnly }]) =>
      versions.flatMap((version) =>
        subversions.map((form) => ({
          name,
          version,
          url: address.replaceAll('§§version§§', version).replaceAll('§§subversion§§', form),
          isInFileOnly: contentOnly,
        })),
      ),
    ),
  )
}
