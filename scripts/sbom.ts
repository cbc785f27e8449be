import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type LockedPackage, shippedPackages } from './shipped-packages.ts'

const manifest = z.object({ name: z.string(), version: z.string(), license: z.string() })

/** A part of the list; the names of its fields are CycloneDX's. */
export interface Component {
  type: 'library'
  'bom-ref': string
  name: string
  version: string
  /** Where the registry has it (package URL). */
  purl: string
  licenses: { expression: string }[]
  hashes: { alg: string; content: string }[]
}

/**
 * The list of what ships, as CycloneDX 1.5, made of the lockfile: without packages that only make or test Fettle, and without time and random
 * number, so that the same lockfile gives the same list. (`npm sbom` refuses the lockfile: Lighthouse asks for the `latest` of two data packages.)
 */
export function billOfMaterials() {
  const { name, version, license } = manifest.parse(JSON.parse(readFileSync('package.json', 'utf8')))
  const shipped = shippedPackages()
  const own = `pkg:npm/${name}@${version}`
  const components = new Map(shipped.map((one) => [purlOf(one), componentOf(one)]))
  const dependencies = new Map<string, string[]>()
  for (const one of shipped) {
    const uses = one.uses.filter((path) => shipped.some((other) => other.path === path)).map(purlAt(shipped))
    dependencies.set(
      purlOf(one),
      [...new Set([...(dependencies.get(purlOf(one)) ?? []), ...uses])].toSorted(),
    )
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': own,
        name,
        version,
        purl: own,
        licenses: [{ expression: license }],
      },
    },
    components: [...components.values()],
    dependencies: [...dependencies].map(([ref, dependsOn]) => ({ ref, dependsOn })),
  }
}

const purlOf = ({ name, version }: LockedPackage): string => `pkg:npm/${name.replace('@', '%40')}@${version}`

const purlAt =
  (shipped: readonly LockedPackage[]) =>
  (path: string): string =>
    shipped.filter((one) => one.path === path).map(purlOf)[0] ?? ''

const componentOf = (one: LockedPackage): Component => ({
  type: 'library',
  'bom-ref': purlOf(one),
  name: one.name,
  version: one.version,
  purl: purlOf(one),
  licenses: [{ expression: one.licence }],
  hashes:
    one.sha512 === null
      ? []
      : [{ alg: 'SHA-512', content: Buffer.from(one.sha512, 'base64').toString('hex') }],
})
