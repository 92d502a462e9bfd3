/** English. The operator's console around its views, and its members. */
export const operator = {
  operator: {
    ways: 'Operator’s console',
    who: '{{name}}, operator',
    groups: {
      work: 'Work',
      catalogue: 'Catalogue',
      service: 'Service',
      people: 'People',
    },
    titles: {
      dashboard: 'Dashboard',
      queue: 'Queue',
      application: 'Application {{number}}',
      catalogue: 'Products',
      product: 'Product {{product}}, version {{version}}',
      lenders: 'Lenders',
      dealers: 'Dealers',
      grievances: 'Grievances',
      grievance: 'Grievance {{number}}',
      messages: 'Contact messages',
      notices: 'Notices',
      'dead-letters': 'Dead letters',
      jobs: 'Jobs',
      members: 'Members',
    },
  },
  memberList: { stub: 'This part is not built yet.' },
} as const;
