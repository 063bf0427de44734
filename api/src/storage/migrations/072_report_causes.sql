-- Import reports name each cause once with the items that it concerns, where they said of each item all that was not as in the file.
update import_reports
set report = jsonb_set(report, '{lines}', coalesce((
  select jsonb_agg(jsonb_build_object('change', change, 'items', items) order by place)
  from (
    select change, min(line.place) as place,
      coalesce(
        jsonb_agg(jsonb_build_object('link_id', line.value -> 'link_id', 'text', line.value -> 'text',
          'unique_question_id', line.value -> 'unique_question_id') order by line.place)
          filter (where line.value ->> 'link_id' is not null), '[]'::jsonb) as items
    from jsonb_array_elements(report -> 'lines') with ordinality as line (value, place)
    cross join lateral jsonb_array_elements(line.value -> 'changes') as change
    group by change, line.value ->> 'link_id' is null) causes), '[]'::jsonb));
