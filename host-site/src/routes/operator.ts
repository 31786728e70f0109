import { pageRoute } from '../routing/page-route.ts';

type Part = 'Verifications' | 'PartnerKeys' | 'Reports' | 'Searches';

const operatorPage = (name: string, path: string, part: Part) =>
  pageRoute({
    id: `operator-${name}`,
    path: `/operator${path}`,
    private: true,
    module: 'src/pages/operator/page.ts',
    page: async () => {
      const { load, meta, [part]: Component } = await import('../pages/operator/page.ts');
      return { Component, load, meta };
    },
  });

/** Pages for operators; for everyone else they do not exist. */
export const operator = [
  operatorPage('verifications', '', 'Verifications'),
  operatorPage('partner-keys', '/partner-keys', 'PartnerKeys'),
  operatorPage('reports', '/reports', 'Reports'),
  operatorPage('searches', '/searches', 'Searches'),
];
