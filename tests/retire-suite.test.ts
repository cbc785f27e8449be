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

/** What no address tells, each with its reason. */
const NOT_TOLD: Readonly<Record<string, string>> = {}

describe('the cases of retire.js', { skip: SUITE.skip }, () => {
  it('tell library and version by their address', async () => {
    const others: string[] = []
    const excused = new Set<string>()
    for (const { name, version, url, contentOnly } of await allCases()) {
      const found = libraryOfAddress(url)
      // The suite fetches these files and looks inside: their address holds no version.
      if (contentOnly && (found === null || found.name === name)) continue
      if (found?.name === name && found.version === version) continue
      if (name in NOT_TOLD) excused.add(name)
      else
        others.push(`${url}: ${found ? `${found.name} ${found.version}` : 'nothing'}, not ${name} ${version}`)
    }
    assert.equal(others.join('\n'), '')
    assert.deepEqual([...excused], Object.keys(NOT_TOLD))
  })
})

interface Case {
  name: string
  version: string
  url: string
  contentOnly: boolean
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
          contentOnly,
        })),
      ),
    ),
  )
}
