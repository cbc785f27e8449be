import { writeFileSync } from 'node:fs'
import { thirdPartyLicences } from './licences.ts'
import { billOfMaterials } from './sbom.ts'

// `npm run sbom`, and before `npm pack`: writes what ships, and its licences.
writeFileSync('sbom.cdx.json', `${JSON.stringify(billOfMaterials(), null, 1)}\n`)
writeFileSync('THIRD-PARTY-LICENCES', thirdPartyLicences())
