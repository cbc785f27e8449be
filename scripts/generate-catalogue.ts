import { markUpToDate, writeFiles } from './catalogue/generated-file.ts'
import { lessonsFile, lessonsOf } from './catalogue/lessons.ts'
import { catalogueFile, connectorsFile, fixesFile, reportKindsFile } from './catalogue/lists-of-folders.ts'
import { reportStylesFile } from './catalogue/report-styles.ts'
import { webCatalogueFile } from './catalogue/web-catalogue.ts'

// Writes every list that is made of folders: of checks, connectors, stylesheets of reports, reports of one check, fixes and lessons, and what the web app knows of each check.
// So adding a check is adding a folder.
const fromFolders = [catalogueFile(), connectorsFile(), reportStylesFile()]
writeFiles(fromFolders)

// The other lists are made of what the checks declare.
const { catalogue } = await import('#checks/catalogue.generated.ts')
const lessons = lessonsOf(catalogue)
const fromChecks = [
  reportKindsFile(catalogue),
  fixesFile(catalogue),
  lessonsFile(lessons),
  webCatalogueFile(catalogue, lessons),
]
writeFiles(fromChecks)
markUpToDate([...fromFolders, ...fromChecks])
