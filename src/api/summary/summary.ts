import { summaryContentRoutes } from './content.ts'
import { summaryFigureRoutes } from './figures.ts'
import { summaryLogoRoutes } from './logo.ts'

/** Everything of the business summary. */
export const summaryRoutes = [summaryContentRoutes, summaryLogoRoutes, summaryFigureRoutes]
