import { summaryContentRoutes } from './content.ts'
import { summaryFigureRoutes } from './figures.ts'
import { summaryImportRoutes } from './imports.ts'
import { summaryLogoRoutes } from './logo.ts'

/** Everything of the business summary. */
export const summaryRoutes = [
  summaryContentRoutes,
  summaryLogoRoutes,
  summaryFigureRoutes,
  summaryImportRoutes,
]
