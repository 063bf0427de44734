/**
 * First names that are common in German-speaking countries and are no other words: a name that means something else ('Rosa',
 * 'Ernst', 'Mark') is hidden only after words such as 'ich heiße'.
 */
export const firstNames: readonly string[] = (
  'Aaron Adam Adrian Ahmed Aischa Alexander Alexandra Ali Alina Amelie Amir Andrea Andreas Angela Angelika Anja Anke Anna Anne ' +
  'Annette Annika Anton Antonia Arne Artur Astrid Ayse Barbara Bastian Beate Ben Benedikt Benjamin Bernd Bernhard Bettina Birgit ' +
  'Björn Boris Brigitte Britta Carina Carla Carolin Carsten Cem Charlotte Chiara Christa Christian Christiane Christina Christine ' +
  'Christoph Clara Claudia Clemens Cornelia Dagmar Daniel Daniela David Denise Dennis Diana Dieter Dirk Dominik Doris Edith Elena ' +
  'Eleni Elias Elif Elisa Elisabeth Elke Ella Emil Emilia Emily Emma Emre Eric Erik Erika Erwin Esra Esther Eva Fabian Fatma Felix ' +
  'Finn Florian Franz Franziska Frederik Frieda Friederike Friedrich Fritz Gabi Gabriele Georg Gerd Gerhard Gisela Greta Gudrun ' +
  'Günter Günther Hanna Hannah Hannes Hans Harald Hartmut Hasan Heike Heiko Heinrich Heinz Helene Helga Helmut Hendrik Henning ' +
  'Henri Henry Herbert Hermann Hildegard Holger Horst Hubert Hüseyin Ibrahim Ida Ilse Ina Ines Ingeborg Ingo Ingrid Irene Iris ' +
  'Isabel Isabell Isabella Jakob Jan Jana Janina Jannik Janosch Jasmin Jens Jessica Joachim Johanna Johannes Jonas Jonathan Jörg ' +
  'Josef Josephine Judith Jule Julia Julian Juliane Jürgen Jutta Karin Karl Karolin Karsten Katharina Kathrin Katja Katrin Kerstin ' +
  'Kevin Kim Kirsten Klaus Konrad Konstantin Kristin Kristina Lara Larissa Lars Laura Lea Lena Leni Leo Leon Leonie Lilli Lina ' +
  'Lisa Lorena Louis Luca Lucia Luisa Lukas Luise Lutz Maik Malte Mandy Manfred Manuel Manuela Marcel Marco Marcus Maren Margarete ' +
  'Maria Marianne Marie Marina Mario Marion Markus Marlene Martin Martina Marvin Mathias Mathilda Matthias Max Maximilian Mehmet ' +
  'Melanie Melina Mia Michael Michaela Michelle Mila Milan Miriam Mohamed Mohammed Monika Monique Moritz Murat Mustafa Nadine ' +
  'Nadja Natalie Natascha Nele Nico Nicole Niklas Nils Nina Noah Nora Norbert Ole Oliver Olaf Ömer Oskar Pascal Patrick Patrizia ' +
  'Paul Paula Pauline Peter Petra Philipp Pia Rainer Ralf Ramona Raphael Rebecca Regina Reinhard Renate Rene René Rita Robert ' +
  'Robin Roland Rolf Roman Ronja Rudolf Sabine Sabrina Samira Samuel Sandra Sara Sarah Sascha Sebastian Selin Selma Sigrid Silke ' +
  'Silvia Simon Simone Sonja Sophia Sophie Stefan Stefanie Steffen Stephan Susanne Sven Svenja Sylvia Tamara Tanja Tatjana Theo ' +
  'Theresa Thomas Thorsten Tim Timo Tina Tobias Tom Torben Torsten Ulrich Ulrike Ursula Ute Uwe Valentin Vanessa Vera Verena ' +
  'Veronika Viktor Viktoria Volker Walter Waltraud Werner Wiebke Wilhelm Wolfgang Yannick Yasemin Yasmin Yusuf Yvonne Zeynep'
).split(' ');
