import { guidePlaceholders } from '@catchpitch/contract/guides/guide-placeholders'
import { bind } from '#platform/http/bind'
import { guideValues, sampleCompany, startingText } from './guide-template.rules.ts'
import { previewGuide } from './preview-guide.ts'
import { readGuide, searchGuides } from './read-guides.ts'

export const guidesRoutes = [
  bind('searchGuides', async (context, { query }) => ({ data: await searchGuides(context, query.keyword) })),

  bind('readGuide', async (context, { params }) => ({ data: await readGuide(context, params.id) })),

  bind('getGuideTemplate', async ({ installation }) => {
    const values = guideValues({ ...installation, company: sampleCompany })
    return {
      data: { placeholders: guidePlaceholders.map((name) => ({ name, sample: values[name] })), body: startingText },
    }
  }),

  bind('previewGuide', async (context, { query }) => ({
    data: await previewGuide(context, { ...query, language: query.language ?? context.language }),
  })),
]
