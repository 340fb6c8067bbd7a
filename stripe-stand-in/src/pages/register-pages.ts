import type { FastifyInstance } from 'fastify'
import { registerCheckoutPages } from './checkout-pages.ts'
import { registerConfirmPages } from './confirm-pages.ts'
import { registerInvoicePages } from './invoice-pages.ts'
import type { PageParts } from './page-request.ts'
import { registerPortalPages } from './portal-pages.ts'
import { style } from './style.ts'

/** Everything of it that a browser shows. */
export function registerPages(app: FastifyInstance, parts: PageParts): void {
  app.get('/stand-in.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(style))
  registerCheckoutPages(app, parts)
  registerConfirmPages(app, parts)
  registerPortalPages(app, parts)
  registerInvoicePages(app, parts)
}
